import type { SheetLabels } from '../../../../../engine/sheet/sheet-document.ts';
import type { Language } from '../../../../../messages/languages.ts';
import type { MessageKey } from '../../../../../messages/message.ts';
import { wordsOf } from '../../../../../messages/render.ts';

/** The headings, labels and dates of a resume in a language. */
export function sheetLabels(language: Language): SheetLabels {
  const worded = (key: MessageKey) => wordsOf(key, { locale: language, timeZone: null });
  return {
    sections: {
      summary: worded('resumeSheets.summary'),
      experience: worded('resumeSheets.experience'),
      education: worded('resumeSheets.education'),
      skills: worded('resumeSheets.skills'),
      certificates: worded('resumeSheets.certificates'),
      languages: worded('resumeSheets.languages'),
    },
    contact: {
      email: worded('resumeSheets.email'),
      phone: worded('resumeSheets.phone'),
      location: worded('resumeSheets.address'),
      link: worded('resumeSheets.link'),
    },
    period: ({ start, end }) => {
      const from = start === null ? '' : monthWords(start, language);
      const present = start === null ? '' : worded('resumeSheets.present');
      const to = end === null ? present : monthWords(end, language);
      return [from, to].filter((part) => part !== '').join(' - ');
    },
  };
}

function monthWords(value: string, language: Language): string {
  const [year, month] = value.split('-').map(Number);
  if (year === undefined || month === undefined || month < 1 || month > 12) return value.slice(0, 4);
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1));
}
