/** The page of Settings about what happens when applicants are moved: one file. */
export { RuleSettings } from '../../hiring/stage-rules/rule-settings.tsx';
