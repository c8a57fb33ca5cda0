import { fold } from './text.ts';

const LABELS: ReadonlySet<string> = new Set(
  `name|full name|surname|first name|last name|family name|given name|phone|telephone|tel|mobile|cell|email|e mail|mail|address|home address|postal address|date of birth|born|place of birth|nationality|marital status|
gender|sex|driving licence|driver s license|website|web|linkedin|github|vorname|nachname|anschrift|adresse|telefon|handy|mobil|geburtsdatum|geburtsort|geboren|geboren am|geburtstag|familienstand|staatsangehorigkeit|
nationalitat|fuhrerschein|fahrerlaubnis|edv|edv kenntnisse|nom|prenom|nom et prenom|telephone|portable|courriel|date de naissance|lieu de naissance|nationalite|situation familiale|permis de conduire|nombre|apellidos|
nombre y apellidos|telefono|movil|correo|correo electronico|direccion|domicilio|fecha de nacimiento|lugar de nacimiento|nacionalidad|estado civil|carnet de conducir|nome|cognome|nome e cognome|indirizzo|cellulare|
data di nascita|luogo di nascita|nazionalita|cittadinanza|stato civile|patente|nome completo|morada|endereco|telemovel|celular|data de nascimento|nacionalidade|estado civil|carta de conducao|naam|voornaam|achternaam|
adres|woonplaats|telefoon|telefoonnummer|mobiel|e mailadres|geboortedatum|geboorteplaats|nationaliteit|burgerlijke staat|rijbewijs|big registratie|imie|nazwisko|imie i nazwisko|numer telefonu|data urodzenia|
miejsce urodzenia|narodowosc|obywatelstwo|stan cywilny|prawo jazdy|namn|postadress|telefonnummer|mobilnummer|e post|epost|fodelsedatum|personnummer|medborgarskap|civilstand|korkort|adi soyadi|ad soyad|adi|soyadi|
telefon|cep telefonu|e posta|eposta|dogum tarihi|dogum yeri|uyruk|uyrugu|medeni durum|medeni durumu|surucu belgesi|ehliyet|askerlik durumu|yabanci dil|yabanci diller|氏名|ふりがな|フリガナ|生年月日|性別|現住所|住所|
電話|電話番号|メール|メールアドレス|姓名|性别|出生日期|出生年月|民族|籍贯|电话|手机|邮箱|电子邮箱|地址|住址|政治面貌|婚姻状况`
    .split(/[|\n]+/)
    .map(fold),
);

/** Whether a text is what a form asks of a person, in any of the languages known: "Date of birth", "Anschrift:". */
export function isPersonalLabel(text: string): boolean {
  return text.length < 40 && LABELS.has(fold(text));
}
