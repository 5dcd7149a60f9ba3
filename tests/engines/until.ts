/** How often, in ms, what is waited for is looked at. */
const LOOK_EVERY_MS = 50;

/** Tries until it works. @throws what the last try threw, when it never did. */
export async function until<Result>(attempt: () => Promise<Result>, withinMs: number) {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
}
