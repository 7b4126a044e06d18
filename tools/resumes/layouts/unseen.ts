/** The held-out layouts: common templates whose files the reader was never tuned with. */
import type { Layout } from './layout.ts';

export const UNSEEN_LAYOUTS: readonly Layout[] = [];
