// The kernel in the hands of TypeScript: one instance, its memory by name, its functions typed.

import { assert } from '../../rules/assert.ts';
import { KERNEL_WASM } from './wasm.ts';

/** Where things lie in the kernel's memory, in bytes; memory.as.ts says what each is. */
const PLACES = [
  'LANES',
  'SHOE_BYTES',
  'KINDS_BYTES',
  'RANDOM_OFFSET',
  'SHOES_OFFSET',
  'BOUNDS_OFFSET',
  'REFUSED_OFFSET',
  'BURNS_OFFSET',
  'PLAYER_PAIRS_OFFSET',
  'BANKER_PAIRS_OFFSET',
  'OPENERS_OFFSET',
  'COUPS_OFFSET',
  'TAIL_STEPS_OFFSET',
  'TAILS_OFFSET',
  'LAST_TAILS_OFFSET',
  'HISTORIES_OFFSET',
  'DEALT_OFFSET',
  'KINDS_OFFSET',
  'KIND_COUNTS_OFFSET',
  'WINDOWS_OFFSET',
  'RESULTS_OFFSET',
  'END',
] as const;

export type KernelPlaces = Readonly<Record<(typeof PLACES)[number], number>>;

/** How one shoe goes: how many places are shuffled, until where coups start freely, what then. */
export interface ShoeCourse {
  /** A multiple of eight, and no fewer than the last card that can be dealt. */
  readonly places: number;
  /** The last place at which a coup may start freely. */
  readonly free: number;
  /** True where one more coup follows those, if its cards suffice. */
  readonly more: boolean;
  readonly cards: number;
}

type Play = (turns: number, places: number, free: number, more: number, cards: number) => void;
type Deal = (free: number, more: number, cards: number) => void;

/** What the kernel exports; a turn is eight shoes shuffled and dealt to their end. */
export interface KernelFunctions {
  readonly playResults: Play;
  readonly playKinds: Play;
  readonly playStreaks: Play;
  readonly shuffle: (places: number) => void;
  readonly dealResults: Deal;
  readonly dealKinds: Deal;
  readonly followShoes: () => void;
}

/** The kernel's memory as a TypeScript reader sees it, and where things lie in it. */
export interface Kernel extends KernelFunctions {
  readonly at: KernelPlaces;
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  readonly halves: Uint16Array;
  readonly longs: BigUint64Array;
}

/** Compiles the kernel: once for all the threads of a simulation, in Node or in a browser. */
export const compileKernel = (): WebAssembly.Module =>
  new WebAssembly.Module(Uint8Array.from(atob(KERNEL_WASM), byte => byte.charCodeAt(0)));

/** Makes an instance with a memory of its own, all of it zero. */
export function startKernel(compiled: WebAssembly.Module): Kernel {
  const { exports } = new WebAssembly.Instance(compiled);
  const memory = exports['memory'];
  assert(memory instanceof WebAssembly.Memory, 'the kernel exports its memory');
  const at = Object.fromEntries(
    PLACES.map(name => {
      const place = exports[name];
      assert(place instanceof WebAssembly.Global, `the kernel says where ${name} is`);
      return [name, Number(place.value)];
    }),
  ) as KernelPlaces; // made of the same names
  return {
    // What memory.as.ts and kernel.as.ts export, as the compiler cannot see.
    ...(exports as unknown as KernelFunctions),
    at,
    bytes: new Uint8Array(memory.buffer),
    words: new Uint32Array(memory.buffer),
    halves: new Uint16Array(memory.buffer),
    longs: new BigUint64Array(memory.buffer),
  };
}
