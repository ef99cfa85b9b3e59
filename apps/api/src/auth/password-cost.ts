/** The parameters of argon2id: how much one guess costs. */
export interface PasswordCost {
  /** KiB of memory. */
  memoryCost: number;
  /** Iterations. */
  timeCost: number;
  /** Lanes. */
  parallelism: number;
}
