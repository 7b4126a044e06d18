import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, showToast, subscribeToast } from './toast-store.ts';

beforeEach(() => {
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
});

describe('the toast store', () => {
  it('shows a toast with the success tone by default', () => {
    showToast({ title: 'Success', description: 'Profile created successfully!' });
    expect(currentToast()).toMatchObject({ title: 'Success', tone: 'success' });
  });

  it('stores the action of a toast', () => {
    const undo = vi.fn<() => void>();
    showToast({ title: 'Removed', action: { label: 'Undo', onSelect: undo } });
    currentToast()?.action?.onSelect();
    expect(undo).toHaveBeenCalledOnce();
    showToast({ title: 'Next' });
    expect(currentToast()?.action).toBeUndefined();
  });

  it('replaces the visible toast', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Error', tone: 'error' });
    expect(currentToast()).toMatchObject({ title: 'Error', tone: 'error' });
  });

  it('gives equal toasts different ids', () => {
    expect(showToast({ title: 'Saved' })).not.toBe(showToast({ title: 'Saved' }));
  });

  it('does not dismiss a newer toast', () => {
    const first = showToast({ title: 'First' });
    showToast({ title: 'Second' });
    dismissToast(first);
    expect(currentToast()?.title).toBe('Second');
  });

  it('notifies listeners until they unsubscribe', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToast(listener);
    dismissToast(showToast({ title: 'Saved' }));
    leave();
    showToast({ title: 'Unheard' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
