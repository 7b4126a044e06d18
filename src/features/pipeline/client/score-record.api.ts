/** The record of a score; apart from the other reads, so that its schemas come with the panel that shows it. */
import { apiQueryOrNull } from '#client/api/api.ts';
import { receiptsContract } from '#features/scores/receipts.contract.ts';

/** The score as of the company's newest move, with all it was computed from; null where none was kept. */
export const receiptQuery = (id: string) => apiQueryOrNull(receiptsContract.getReceipt, { params: { id } });
