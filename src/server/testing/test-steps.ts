/** The body of a test that tells one story: its steps build on each other, and a failure says in which it came. */
export function testInSteps(steps: Record<string, () => Promise<void>>): () => Promise<void> {
  return async () => {
    for (const [name, step] of Object.entries(steps)) {
      try {
        await step();
      } catch (error) {
        if (error instanceof Error) error.message = `${name}: ${error.message}`;
        throw error;
      }
    }
  };
}
