/** The logo: the bridge and the product's name. */
import { brand } from '#shared/brand.ts';
import { BridgeMark } from './ui/illustrations/bridge-mark.tsx';

export interface BrandMarkProps {
  /** Shows only the bridge on narrow screens; screen readers still get the name. */
  compact?: boolean | undefined;
}

export const BrandMark = ({ compact }: BrandMarkProps) => (
  <span className="inline-flex items-center gap-2.5 text-ink">
    <BridgeMark className="size-8 shrink-0" />
    <span
      className={compact ? 'headline pt-1 text-xl leading-none max-sm:sr-only' : 'headline pt-1 text-xl leading-none'}
    >
      {brand.name}
    </span>
  </span>
);
