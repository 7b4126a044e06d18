/**
 * The one toast: shown, replaced, dismissed.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast, subscribeToast } from './toast-store.ts';

beforeEach(() => {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

describe('the toast store', () => {
  it('shows a toast, a success unless stated', () => {
    showToast({ title: 'Success', description: 'Profile created successfully!' });
    expect(currentToast()).toMatchObject({ title: 'Success', tone: 'success' });
  });

  it('carries what can be done about it', () => {
    const undo = vi.fn<() => void>();
    showToast({ title: 'Removed', action: { label: 'Undo', onSelect: undo } });
    currentToast()?.action?.onSelect();
    expect(undo).toHaveBeenCalledOnce();
    showToast({ title: 'Next' });
    expect(currentToast()?.action).toBeUndefined();
  });

  it('replaces the visible toast with a new one', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Error', tone: 'error' });
    expect(currentToast()).toMatchObject({ title: 'Error', tone: 'error' });
  });

  it('counts the same words twice as two toasts', () => {
    expect(showToast({ title: 'Saved' })).not.toBe(showToast({ title: 'Saved' }));
  });

  it('does not dismiss the toast that took the place of another', () => {
    const first = showToast({ title: 'First' });
    showToast({ title: 'Second' });
    dismissToast(first);
    expect(currentToast()?.title).toBe('Second');
  });

  it('tells its listeners of every change until they leave', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToast(listener);
    dismissToast(showToast({ title: 'Saved' }));
    leave();
    showToast({ title: 'Unheard' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
