/** The cost of a hire, shared by the pricing page, its questions and the offer dialog. `{percent}` is the fee. */
import { brand } from '#shared/brand.ts';

export const feeEn = {
  known:
    'One fee per hire, due when you hire: {percent}% of the pay of the first twelve months. A replacement under the guarantee costs no further fee.',
  open: `One fee per hire, due when you hire. Ask us for the figure before that, in a consultation or at ${brand.supportEmail}. A replacement under the guarantee costs no further fee.`,
};
