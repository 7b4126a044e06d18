/** One to five stars, implemented as radio buttons. The selected or hovered star and all stars before it are filled. */
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { LIMITS } from '#shared/limits.ts';

const { min, max } = LIMITS.rating;
const STARS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

interface RatingFieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The input for the member's own rating. `value` is null if there is none. */
export const RatingField = ({ value, onChange }: RatingFieldProps) => {
  const t = useTranslations('applications.review');
  const name = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const filled = hovered ?? value ?? 0;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-ink text-sm">{t('rating')}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="-ml-1.5 flex" onPointerLeave={() => setHovered(null)}>
          {STARS.map((count) => (
            <label
              key={count}
              onPointerEnter={() => setHovered(count)}
              className="relative grid size-10 place-content-center rounded-control has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={count}
                checked={value === count}
                onChange={() => onChange(count)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="sr-only">{t('stars', { count })}</span>
              <Star className={classNames('size-6', count <= filled ? 'fill-current text-accent' : 'text-muted')} />
            </label>
          ))}
        </span>
        {value !== null && (
          <button
            type="button"
            onClick={() => onChange(null)}
            className="rounded-sm text-muted text-sm underline underline-offset-4 hover:text-ink"
          >
            {t('clearRating')}
          </button>
        )}
      </div>
    </fieldset>
  );
};
