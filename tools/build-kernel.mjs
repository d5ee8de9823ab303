// Compiles the simulator's hot loop to WebAssembly and writes it down as text that any module can
// import, so that sources, tests, worker threads and the installed package all run the same bytes.
//
//   node tools/build-kernel.mjs            writes src/lab/kernel/wasm.ts if it changed
//   node tools/build-kernel.mjs --check    only says whether it is what is committed
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COLUMNS = 88;

const root = fileURLToPath(new URL('..', import.meta.url));
const written = fileURLToPath(new URL('../src/lab/kernel/wasm.ts', import.meta.url));

/** Compiles the kernel; the compiler is deterministic, so the same sources give the same bytes. */
export async function compileKernel() {
  const { default: asc } = await import('assemblyscript/asc');
  const files = new Map();
  const { error } = await asc.main(
    [
      'src/lab/kernel/kernel.as.ts',
      ...['--outFile', 'kernel.wasm', '--enable', 'simd', '--runtime', 'stub'],
      ...['-O3', '--converge', '--noAssert', '--initialMemory', '2', '--maximumMemory', '2'],
    ],
    {
      readFile: (name, base) => {
        try {
          return readFileSync(join(root, base, name), 'utf8');
        } catch {
          return null;
        }
      },
      writeFile: (name, contents) => void files.set(name, contents),
      stderr: process.stderr,
    },
  );
  if (error) throw new Error('the kernel does not compile', { cause: error });
  return files.get('kernel.wasm');
}

/** The module that holds the kernel. */
export function moduleOf(bytes) {
  const text = Buffer.from(bytes).toString('base64');
  const lines = text.match(new RegExp(`.{1,${COLUMNS}}`, 'g')) ?? [];
  return [
    '// The kernel as compiled by tools/build-kernel.mjs: not written by hand.',
    '',
    '/** WebAssembly in base 64. */',
    'export const KERNEL_WASM: string = [',
    ...lines.map(line => `  '${line}',`),
    "].join('');",
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = moduleOf(await compileKernel());
  let before = '';
  try {
    before = readFileSync(written, 'utf8');
  } catch {
    // The first time there is none.
  }
  if (text !== before && process.argv.includes('--check')) {
    process.stderr.write('src/lab/kernel/wasm.ts is not what the kernel compiles to.\n');
    process.exitCode = 1;
  } else if (text !== before) {
    writeFileSync(written, text);
  }
}
