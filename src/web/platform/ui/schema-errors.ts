import { type FormErrors, schemaResolver } from '@mantine/form';
import { textInPage } from '../../../messages/in-page.ts';

/** Checks the values of a form by a schema of the API, and says what is wrong with each field in the language of the page. */
export function schemaErrors<Values extends Record<string, unknown>>(
  schema: Parameters<typeof schemaResolver>[0],
): (values: Values) => FormErrors {
  const resolve = schemaResolver(schema, { sync: true });
  return (values) => {
    const errors = Object.entries(resolve(values));
    return Object.fromEntries(
      errors.map(([field, error]) => [field, typeof error === 'string' ? textInPage(error) : error]),
    );
  };
}
