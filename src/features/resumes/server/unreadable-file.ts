/** The reasons that a file cannot be read. The service maps them to messages for users. */
export type ReadingProblem = 'encrypted' | 'broken' | 'no-text' | 'unsupported' | 'too-large-unpacked';

/** Thrown by the readers of file formats. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: ReadingProblem;

  constructor(problem: ReadingProblem) {
    super(problem);
    this.problem = problem;
  }
}
