export const mountTalentIntake = (..._args: unknown[]): void => {};
