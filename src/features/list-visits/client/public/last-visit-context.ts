/** The reader's last visit of the list below it, for marks of what is new. Apart from its call, because cards are on other screens too. */
import { createContext } from 'react';

/** Null at the first visit, and outside of lists that note visits. */
export const LastVisit = createContext<string | null>(null);
