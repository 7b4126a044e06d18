/** An area that accepts dropped files. It shows a hint while files are dragged over it. */
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

interface DropAreaProps {
  /** Null while nothing can be dropped. */
  onFiles: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

export const DropArea = ({ onFiles, children }: DropAreaProps) => {
  const t = useTranslations('messages.compose');
  const [isOver, setOver] = useState(false);
  // The event for entering a child fires before the one for leaving its parent.
  const depth = useRef(0);
  const move = (step: number): void => {
    depth.current += step;
    setOver(depth.current > 0);
  };
  const handle = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (onFiles === null || !holdsFiles(event)) return;
    event.preventDefault();
    act(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping needs a pointer; the paper clip
    // does the same
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragEnter={handle(() => move(1))}
      onDragOver={handle(() => {})}
      onDragLeave={handle(() => move(-1))}
      onDrop={handle((event) => {
        depth.current = 0;
        setOver(false);
        onFiles?.([...event.dataTransfer.files]);
      })}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 grid place-content-center rounded-panel border-2 border-accent border-dashed bg-accent-soft/90 font-semibold text-ink">
          {t('drop')}
        </div>
      )}
    </div>
  );
};
