/** The query for the score receipt of an application. Separate from the other queries, so that its schemas load with the panel. */
import { apiQueryOrNull } from '#client/api/api.ts';
import { receiptsContract } from '#features/scores/receipts.contract.ts';

/** Builds the query for the score at the company's newest move, or at filing before any move, with its inputs. Null if none was stored. */
export const receiptQuery = (id: string) => apiQueryOrNull(receiptsContract.getReceipt, { params: { id } });
