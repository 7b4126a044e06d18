/** The live connection of this tab and its API for screens. `useLiveConnection` starts the connection once for the signed-in user. */
import { useEffect, useSyncExternalStore } from 'react';
import { createLiveConnection, type LiveFrame } from './live-connection.ts';

const connection = createLiveConnection((url) => new WebSocket(url));

const socketAddress = (userId: string): string => {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws?userId=${userId}`;
};

/** A handler for each frame type of a feature. */
export type FrameHandlers<Frame extends { type: string }> = {
  readonly [Type in Frame['type']]: (frame: Extract<Frame, { type: Type }>) => void;
};

/**
 * Subscribes to frames and returns the unsubscribe function. Frames are trusted like responses of our server, because validation would load a schema
 * library on every screen.
 */
export const onLiveFrames = <Frame extends { type: string }>(handlers: FrameHandlers<Frame>): (() => void) => {
  const unsubscribers = Object.entries(handlers).map(([type, handle]) =>
    connection.onFrame(type, handle as (frame: LiveFrame) => void),
  );
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
};

/** Calls the handler after every connect, including the first, because earlier fetches may be outdated. */
export const onLiveConnected = connection.onConnected;

/** Calls the handler when the server rejects the user: signed out, or another user signed in. */
export const onLiveRefused = connection.onRefused;

/** Sends a frame to the server. Drops it if there is no connection. */
export const sendLiveFrame = <Frame extends LiveFrame>(frame: Frame): void => connection.send(frame);

/** Returns true if the connection has been down for more than three seconds. */
export const useIsLiveLost = (): boolean =>
  useSyncExternalStore(connection.onLostChange, connection.isLost, () => false);

/** Keeps this tab connected for a signed-in user. Reconnects immediately when the network or the tab comes back. */
export const useLiveConnection = (userId: string): void => {
  useEffect(() => {
    const handleVisibility = () => document.visibilityState === 'visible' && connection.reconnectNow();
    window.addEventListener('online', connection.reconnectNow);
    document.addEventListener('visibilitychange', handleVisibility);
    connection.start(socketAddress(userId));
    return () => {
      connection.stop();
      window.removeEventListener('online', connection.reconnectNow);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [userId]);
};
