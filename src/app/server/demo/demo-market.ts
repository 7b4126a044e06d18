import type { Platform } from '#server/platform.ts';
export const fillDemoMarket = async (_platform: Platform) => {};
export const demoSignInLines = async (_platform: Platform): Promise<string[]> => [];
