// What all pages share. The parts of Mantine bring their own styles (commands/steps/web/mantine-styles.ts).
// Layers keep our own rules above these whatever the order in which the files arrive.
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './base.css';
