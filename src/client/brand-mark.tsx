/** The logo: the bridge and the product's name. */
import { brand } from '#shared/brand.ts';
import { BridgeMark } from './ui/illustrations/bridge-mark.tsx';

export const BrandMark = () => (
  <span className="inline-flex items-center gap-2.5 text-ink">
    <BridgeMark className="size-8 shrink-0" />
    <span className="headline pt-1 text-xl leading-none">{brand.name}</span>
  </span>
);
