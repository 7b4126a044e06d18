import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createMutate } from './api.ts';

const observerOf = (mutationFn: () => Promise<string>) => {
  const client = new QueryClient();
  return new MutationObserver(client, { mutationFn });
};

describe('what is done at the end of a call', () => {
  it('is done though the component that made the call has gone meanwhile', async () => {
    const answer = Promise.withResolvers<string>();
    const observer = observerOf(() => answer.promise);
    const leave = observer.subscribe(() => {});
    const ended: string[] = [];
    createMutate((input: void) => observer.mutate(input))(undefined, {
      onSuccess: (data) => ended.push(data),
      onSettled: () => ended.push('settled'),
    });
    leave();
    answer.resolve('accepted');
    await vi.waitFor(() => expect(ended).toEqual(['accepted', 'settled']));
  });

  it('is told of a refusal, and one that nobody asked about is nobody’s', async () => {
    const refuse = (): Promise<string> => Promise.reject(new Error('taken'));
    const observer = observerOf(refuse);
    const call = createMutate((input: void) => observer.mutate(input));
    const ended: string[] = [];
    call(undefined);
    call(undefined, { onError: ({ message }) => ended.push(message), onSettled: () => ended.push('settled') });
    await vi.waitFor(() => expect(ended).toEqual(['taken', 'settled']));
  });
});
