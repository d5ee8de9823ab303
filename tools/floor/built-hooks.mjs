// Where a module of src is asked for, the built one is given; everything else, and what is there
// for tests alone, is left to tsx.

const SOURCE = new URL('../../src/', import.meta.url).href;
const TESTING = /\/testing\/[^/]+$/u;
/** What a browser runs is built as pages, not file by file. */
const SCREENS = /\/src\/screens\//u;
const BUILT = new URL('../../dist/', import.meta.url).href;

export async function resolve(specifier, context, next) {
  const isRelative = specifier.startsWith('.') && context.parentURL !== undefined;
  const asked = isRelative ? new URL(specifier, context.parentURL).href : specifier;
  if (!asked.startsWith(SOURCE) || TESTING.test(asked) || SCREENS.test(asked)) {
    return await next(specifier, context);
  }
  const url = asked.replace(SOURCE, BUILT).replace(/\.ts$/u, '.js');
  return { url, format: 'module', shortCircuit: true };
}
