/**
 * The picture of a person or company: a photo, or initials on a background color derived from the id. Decorative, because the name is always next to
 * it.
 */
import { useState } from 'react';
import { type AvatarTone, avatarTone, initials } from './avatar-tone.ts';
import { classNames } from './class-names.ts';

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl';

const SIZES: Record<AvatarSize, string> = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-20 text-xl',
};

const TONE_CLASSES: Record<AvatarTone, string> = {
  clay: 'bg-(--avatar-clay) text-(--avatar-clay-ink)',
  moss: 'bg-(--avatar-moss) text-(--avatar-moss-ink)',
  ochre: 'bg-(--avatar-ochre) text-(--avatar-ochre-ink)',
  plum: 'bg-(--avatar-plum) text-(--avatar-plum-ink)',
  slate: 'bg-(--avatar-slate) text-(--avatar-slate-ink)',
  olive: 'bg-(--avatar-olive) text-(--avatar-olive-ink)',
};

export interface AvatarProps {
  id: string;
  name: string;
  photoUrl?: string | null | undefined;
  size?: AvatarSize | undefined;
  /** Companies are rounded squares, people are circles. */
  shape?: 'round' | 'square' | undefined;
}

/** A photo that fails to load is replaced by the initials. */
export const Avatar = ({ id, name, photoUrl, size = 'md', shape = 'round' }: AvatarProps) => {
  const [failedUrl, setFailedUrl] = useState<string>();
  const frame = classNames(
    'shrink-0 overflow-hidden',
    SIZES[size],
    shape === 'round' ? 'rounded-full' : 'rounded-control',
  );
  if (photoUrl && photoUrl !== failedUrl) {
    return (
      <img
        src={photoUrl}
        alt=""
        loading="lazy"
        onError={() => setFailedUrl(photoUrl)}
        className={classNames(frame, 'bg-sunken object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        frame,
        'inline-grid place-content-center font-semibold tracking-tight',
        TONE_CLASSES[avatarTone(id)],
      )}
    >
      {initials(name)}
    </span>
  );
};
