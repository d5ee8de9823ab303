// One source file is given with a fault in it: the one that SABOT_PLANTED names.

const { file, from, to } = JSON.parse(process.env.SABOT_PLANTED ?? '{}');

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (file === undefined || !url.endsWith(`/${file}`)) return loaded;
  const source = String(loaded.source);
  if (source.split(from).length !== 2) throw new Error(`${file} has not exactly one: ${from}`);
  return { ...loaded, source: source.replace(from, () => to) };
}
