/** The cost of a hire, shared by the pricing page, its questions and the offer dialog. `{percent}` is the fee. */
import { brand } from '#shared/brand.ts';

export const feeEn = {
  known:
    'One fee per hire, due when you hire: {percent}% of the first twelve months of pay. A replacement under the guarantee has no additional fee.',
  open: `One fee per hire, due when you hire. Ask us for the amount before you hire, in a consultation or at ${brand.supportEmail}. A replacement under the guarantee has no additional fee.`,
};
