// Sounds made by the browser, without files: paper, clay, a few notes. Loaded with the first.

import type { SoundName } from './sounds.ts';

const LOUD = 0.22;

/** A second of noise, for all that rustles and clicks; the same each time: it takes no chance. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = state / 2 ** 31;
  }
  return buffer;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

interface Rustle {
  readonly at: number;
  readonly lastsS: number;
  /** The middle of what is heard, in hertz, when it begins and when it ends. */
  readonly from: number;
  readonly to: number;
  /** How narrow: paper is wide, clay is narrow. */
  readonly q: number;
  readonly loud: number;
}

function rustle(context: BaseAudioContext, { at, lastsS, from, to, q, loud }: Rustle): void {
  const noise = noises.get(context) ?? noiseOf(context);
  noises.set(context, noise);
  const [source, band, volume] = [
    context.createBufferSource(),
    context.createBiquadFilter(),
    context.createGain(),
  ];
  const start = context.currentTime + at;
  source.buffer = noise;
  band.type = 'bandpass';
  band.Q.value = q;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + lastsS);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud * LOUD, start + lastsS * 0.15);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lastsS);
  source.connect(band).connect(volume).connect(context.destination);
  source.start(start, (at * 7) % 0.5, lastsS);
}

/** The overtones of a struck bar, and how fast each is gone. */
const PARTIALS = [
  [1, 1, 1],
  [2.76, 0.35, 0.5],
  [5.4, 0.12, 0.25],
] as const;

function bell(context: BaseAudioContext, hertz: number, at: number, lastsS: number): void {
  for (const [times, part, share] of PARTIALS) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    tone.frequency.value = hertz * times;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(part * LOUD * 0.6, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lastsS * share);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lastsS);
  }
}

/** Two chips that meet: a click, and a lower one after it. */
const click = (context: BaseAudioContext, at: number): void => {
  rustle(context, { at, lastsS: 0.03, from: 5200, to: 4200, q: 9, loud: 2.4 });
  rustle(context, { at: at + 0.035, lastsS: 0.04, from: 3600, to: 2900, q: 9, loud: 1.8 });
};

const PLAYED: Readonly<Record<SoundName, (context: BaseAudioContext) => void>> = {
  open: context => {
    bell(context, 523, 0, 0.9);
    bell(context, 659, 0.16, 0.9);
  },
  closed: context => {
    bell(context, 659, 0, 0.7);
    bell(context, 440, 0.18, 1.1);
  },
  // Out of the shoe, over the cloth, and down.
  card: context => {
    rustle(context, { at: 0, lastsS: 0.16, from: 1200, to: 4200, q: 0.8, loud: 0.9 });
    rustle(context, { at: 0.19, lastsS: 0.05, from: 900, to: 400, q: 1.2, loud: 1.1 });
  },
  chip: context => click(context, 0),
  win: context => {
    for (const [at, hertz] of [523, 659, 784, 1047].entries()) bell(context, hertz, at * 0.09, 1.2);
    for (const at of [0.42, 0.5, 0.57]) click(context, at);
  },
  refused: context => {
    bell(context, 233, 0, 0.35);
    bell(context, 208, 0.12, 0.5);
  },
  stop: context => {
    for (const at of [0, 0.35]) bell(context, 196, at, 0.8);
  },
};

export const playSound = (context: BaseAudioContext, name: SoundName): void =>
  PLAYED[name](context);
