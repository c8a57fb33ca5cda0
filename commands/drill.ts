import { drillUpgrade } from '../evaluation/drills/rolling-upgrade.ts';

const [name, reference] = process.argv.slice(2);
if (name !== 'upgrade' || !reference) {
  console.error(
    'Use: npm run drill -- upgrade REFERENCE   Runs the version of a tag or commit and this one side by side on one database.',
  );
  process.exit(2);
}
process.exit((await drillUpgrade(reference)) ? 0 : 1);
