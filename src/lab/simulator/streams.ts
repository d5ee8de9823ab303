// Random streams for simulation: xoshiro256++ (Blackman and Vigna), fast and seeded. Never for a
// shoe that is played for money: those come from the operating system.

/** The four words of a generator's state, 64 bits each. */
export type StreamState = readonly [bigint, bigint, bigint, bigint];

const word = (value: bigint): bigint => BigInt.asUintN(64, value);
const rotate = (value: bigint, left: bigint): bigint =>
  word((value << left) | (value >> (64n - left)));

/** Moves a generator on by one draw; the kernel does the same, two at a time. */
export function nextState([s0, s1, s2, s3]: StreamState): StreamState {
  const [a2, a3] = [s2 ^ s0, s3 ^ s1];
  return [s0 ^ a3, s1 ^ a2, a2 ^ word(s1 << 17n), rotate(a3, 45n)];
}

/** What a generator draws from this state. */
export const drawOf = ([s0, , , s3]: StreamState): bigint => word(rotate(word(s0 + s3), 23n) + s0);

/** Spreads a seed over a state (splitmix64), so that near seeds give unlike streams. */
function seeded(seed: bigint): StreamState {
  let at = word(seed);
  const spread = (): bigint => {
    at = word(at + 0x9e3779b97f4a7c15n);
    const once = word((at ^ (at >> 30n)) * 0xbf58476d1ce4e5b9n);
    const twice = word((once ^ (once >> 27n)) * 0x94d049bb133111ebn);
    return twice ^ (twice >> 31n);
  };
  return [spread(), spread(), spread(), spread()];
}

const JUMP = [0x180ec6d33cfd0aban, 0xd5a61266f0c9392cn, 0xa9582618e03fc9aan, 0x39abdc4529b1661cn];

/** Moves a generator on by 2^128 draws: what lies between belongs to the stream before. */
function jumped(from: StreamState): StreamState {
  let state = from;
  let [j0, j1, j2, j3]: StreamState = [0n, 0n, 0n, 0n];
  for (const bits of JUMP) {
    for (let bit = 0n; bit < 64n; bit += 1n) {
      if ((bits >> bit) & 1n) {
        [j0, j1, j2, j3] = [j0 ^ state[0], j1 ^ state[1], j2 ^ state[2], j3 ^ state[3]];
      }
      state = nextState(state);
    }
  }
  return [j0, j1, j2, j3];
}

/** This many streams from one seed, none of which ever reaches the next. */
export function streamsOf(seed: bigint, count: number): readonly StreamState[] {
  const streams: StreamState[] = [];
  for (let state = seeded(seed); streams.length < count; state = jumped(state)) streams.push(state);
  return streams;
}

/** Two streams side by side, as the kernel keeps them. */
export const sideBySide = (first: StreamState, second: StreamState): BigUint64Array =>
  BigUint64Array.from([0, 1, 2, 3].flatMap(at => [first[at] ?? 0n, second[at] ?? 0n]));
