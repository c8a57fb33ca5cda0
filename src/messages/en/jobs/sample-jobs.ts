/** The three jobs of “Create Sample Jobs”. */
export const sampleJobs = {
  frontendTitle: 'Frontend Developer',
  frontendText: `You build the screens that our customers work in all day, together with one designer and three other developers.

What you will do
- Turn designs into accessible, fast pages in React and TypeScript
- Keep our component library small and well documented
- Measure loading times in the field and make the slow pages fast

What we look for
- Three or more years of building web applications
- Care about keyboard use, contrast and screen readers
- Tests that say what a person sees and does`,
  backendTitle: 'Backend Engineer',
  backendText: `You own services that take orders around the clock, from the first sketch to the dashboard that shows they are healthy.

What you will do
- Design and run HTTP APIs in Node.js over PostgreSQL
- Make slow queries fast and risky migrations safe
- Take your turn on call, about one week in six

What we look for
- Four or more years of running software that others depend on
- A firm grasp of SQL, indexes and transactions
- Clear writing: we decide in documents, not in meetings`,
  productTitle: 'Product Manager',
  productText: `You decide with a team of seven what to build next for small businesses, and find out whether it helped them.

What you will do
- Talk to five customers a week and write down what you learn
- Keep one short roadmap that everyone in the company understands
- Define how each release will be judged before it is built

What we look for
- Five or more years of product work, some of it with software for businesses
- Ease with data: you can answer most questions with SQL yourself
- Experience in leading without being the boss`,
} as const;
