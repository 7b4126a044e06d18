/** The query for an application's score receipt. Separate from the other queries, so that its schemas load only with the panel. */
import { apiQueryOrNull } from '#client/api/api.ts';
import { receiptsContract } from '#features/scores/receipts.contract.ts';

/** Builds the query for the score at the company's latest move, or at submission if there was none, with its inputs. Null if no score was stored. */
export const receiptQuery = (id: string) => apiQueryOrNull(receiptsContract.getReceipt, { params: { id } });
