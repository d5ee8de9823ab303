// What a command of this part of the laboratory answers; the command line prints it and ends.

/** The text for standard output, and the exit code: 0 it holds, 1 it does not, 2 wrong usage. */
export interface CommandAnswer {
  readonly output: string;
  /** Why there is nothing to report: for the error stream, in words. */
  readonly complaint?: string;
  readonly exitCode: 0 | 1 | 2;
}

/** Why a command has nothing to report. */
export interface CommandError {
  readonly code: string;
  readonly message: string;
}

/** An error as the answer: in words, and in JSON where that was asked for. */
export const failed = (exitCode: 1 | 2, error: CommandError, json: boolean): CommandAnswer => ({
  output: json ? `${JSON.stringify({ error })}\n` : '',
  complaint: error.message,
  exitCode,
});
