// The worker that counts: questions in, answers out, so that the page never waits for a figure.

import { ANSWERS } from './answers.ts';
import type { AnswerMessage, AskedMessage, LabCall, LabCalls } from './calls.ts';

/** The call's own types are the caller's care: a message holds a question of its call. */
type AnyAnswer = (asked: unknown) => LabCalls[LabCall]['answer'];

addEventListener('message', ({ data }: MessageEvent<AskedMessage>) => {
  const { id, call, asked } = data;
  let message: AnswerMessage;
  try {
    message = { id, answer: (ANSWERS[call] as AnyAnswer)(asked) }; // asked by that call
  } catch (error) {
    message = { id, failed: error instanceof Error ? error.message : String(error) };
  }
  postMessage(message);
});
