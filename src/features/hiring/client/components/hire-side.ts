/** As what somebody looks at a hire: from one of its sides, or over all of them. */
export type HireSide = 'company' | 'candidate' | 'admin';
