import type { ResumeReading } from '../../../engine/resume/reading.ts';

/** How somebody is called and reached, as far as their resume says; `phone` is its digits. */
export function contactOf({ contact }: ResumeReading): { name: string; email: string; phone: string } {
  const email = contact.email?.value.trim() ?? '';
  const isAddress = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/.test(email);
  return {
    name: contact.name?.value.trim().slice(0, 150) ?? '',
    email: isAddress && email.length <= 254 ? email : '',
    phone: contact.phone?.value.replaceAll(/\D/g, '').slice(0, 40) ?? '',
  };
}
