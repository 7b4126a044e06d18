/** Why no text could be read of a file; what it says to a person stands in the service. */
export type ReadingProblem = 'encrypted' | 'broken' | 'no-text' | 'unsupported' | 'too-large-inside';

/** Thrown by the readers of file formats. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: ReadingProblem;

  constructor(problem: ReadingProblem) {
    super(problem);
    this.problem = problem;
  }
}
