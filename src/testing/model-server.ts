/**
 * A local server that answers as an OpenAI-compatible `/v1/embeddings` does, with a model that knows the titles the product measures
 * models on, and nothing else. Tests may let it answer anything else as well.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { MEASURED_TITLES } from '#features/matching/server/meaning.service.ts';

const TITLES_OF_ONE = 4;
const OCCUPATIONS = MEASURED_TITLES.length / TITLES_OF_ONE;
const OWN = 8;

const ownNumber = (text: string): number => Buffer.from(text).reduce((sum, byte) => sum + byte, 0) % OWN;

/**
 * The model: titles of one occupation have 0.86 or more in common, others 0.14 or less; a title it does not know has hardly
 * anything in common with any. `everywhere` is what all its vectors share, which brings all cosines nearer to 1.
 */
export const vectorOf = (text: string, everywhere = 0): number[] => {
  const vector = Array.from({ length: OCCUPATIONS + OWN + 1 }, () => 0);
  const known = MEASURED_TITLES.indexOf(text);
  if (known >= 0) vector[Math.floor(known / TITLES_OF_ONE)] = 1;
  vector[OCCUPATIONS + ownNumber(text)] = known >= 0 ? 0.4 : 1;
  vector[OCCUPATIONS + OWN] = everywhere;
  return vector;
};

/** What was asked, as it came. */
export interface ModelRequest {
  model: string;
  input: string[];
  authorization: string | undefined;
}

type Answer = (request: ModelRequest, response: ServerResponse) => unknown;

export interface ModelServer {
  /** The whole address of the call. */
  url: string;
  requests: ModelRequest[];
  /** How requests are answered from now on. */
  answer: Answer;
  /** Ends it, with all that is under way. */
  close(): Promise<void>;
}

/** Answers with vectors of the given form. */
export const answering =
  (embed: (text: string) => readonly unknown[]): Answer =>
  ({ input }, response) => {
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: embed(text) }));
    response.setHeader('content-type', 'application/json');
    // The order of an answer is no promise.
    response.end(JSON.stringify({ object: 'list', data: data.toReversed() }));
  };

const bodyOf = async (request: IncomingMessage): Promise<Pick<ModelRequest, 'model' | 'input'>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Pick<ModelRequest, 'model' | 'input'>;
};

/** Starts the server on a free port. */
export const startModelServer = async (): Promise<ModelServer> => {
  const model: ModelServer = {
    url: '',
    requests: [],
    answer: answering((text) => vectorOf(text)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const asked = { ...body, authorization: request.headers.authorization };
      model.requests.push(asked);
      return model.answer(asked, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  model.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1/embeddings`;
  return model;
};
