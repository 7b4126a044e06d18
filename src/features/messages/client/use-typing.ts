/** Whether a person is typing: true after each typing frame, until their message arrives or a few seconds pass. */
import { useEffect, useState } from 'react';
import { onLiveFrames } from '#client/live/live.ts';
import type { MessageFrame } from '../messages.contract.ts';

const TYPING_SHOWN_MS = 5_000;

/** Returns true while a person is typing a message to the user. */
export const useTyping = (userId: string): boolean => {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      setIsTyping(false);
    };
    const end = onLiveFrames<Extract<MessageFrame, { type: 'typing' | 'new_message' }>>({
      typing: (frame) => {
        if (frame.userId !== userId) return;
        clearTimeout(timer);
        timer = setTimeout(stop, TYPING_SHOWN_MS);
        setIsTyping(true);
      },
      new_message: ({ message }) => {
        if (message.senderId === userId) stop();
      },
    });
    return () => {
      end();
      stop();
    };
  }, [userId]);
  return isTyping;
};
