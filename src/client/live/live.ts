/**
 * This tab's live connection and how screens use it: hear frames of a type, know when to fetch anew, say something, know
 * whether the connection is lost. The composer starts it for the signed-in person (`useLiveConnection`), once a tab.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { createLiveConnection, type LiveFrame } from './live-connection.ts';

const connection = createLiveConnection((url) => new WebSocket(url));

const addressOf = (userId: string): string => {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws?userId=${userId}`;
};

/** What is done with each type of a feature's frames. */
export type FrameHandlers<Frame extends { type: string }> = {
  readonly [Type in Frame['type']]: (frame: Extract<Frame, { type: Type }>) => void;
};

/**
 * Hears frames, each type by its handler; the result ends it. They are our own server's, as trusted as its answers are: a schema here
 * would cost every screen its library.
 */
export const onLiveFrames = <Frame extends { type: string }>(handlers: FrameHandlers<Frame>): (() => void) => {
  const ends = Object.entries(handlers).map(([type, handle]) =>
    connection.onFrame(type, handle as (frame: LiveFrame) => void),
  );
  return () => {
    for (const end of ends) end();
  };
};

/** Told on every connect, the first included: whatever was fetched before may have missed something. */
export const onLiveRenewed = connection.onRenewed;

/** Told when the server knows this person no more: signed out, or someone else signed in. */
export const onLiveRefused = connection.onRefused;

/** Says something to the server; dropped while there is no connection. */
export const sayLive = <Frame extends LiveFrame>(frame: Frame): void => connection.say(frame);

/** Whether the connection has been lost for longer than a moment. */
export const useIsLiveLost = (): boolean =>
  useSyncExternalStore(connection.onLostChange, connection.isLost, () => false);

/** Keeps this tab connected for a signed-in person, and tries at once when the network or the tab comes back. */
export const useLiveConnection = (userId: string): void => {
  useEffect(() => {
    const handleVisibility = () => document.visibilityState === 'visible' && connection.hurry();
    window.addEventListener('online', connection.hurry);
    document.addEventListener('visibilitychange', handleVisibility);
    connection.start(addressOf(userId));
    return () => {
      connection.stop();
      window.removeEventListener('online', connection.hurry);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [userId]);
};
