/** A browser of the tests: it keeps the cookies it is given, as signing in over several requests needs it. */
import type { Answer, TestWorld } from './test-app.ts';

export interface CookieBrowser {
  cookies: Map<string, string>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
}

/** A browser without cookies. `remoteAddress` is where it calls from. */
export const openBrowser = (world: TestWorld, remoteAddress = '198.51.100.7'): CookieBrowser => {
  const cookies = new Map<string, string>();
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') => async (url: string, payload?: unknown) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await world.visitor.request({
      method,
      url,
      remoteAddress,
      headers: cookie ? { cookie } : {},
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return { cookies, get: call('GET'), post: call('POST'), patch: call('PATCH'), delete: call('DELETE') };
};
