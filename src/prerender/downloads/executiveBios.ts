import { company } from '../../content/company';
import { pressTexts } from '../../content/news/press';
import { team } from '../../content/company/team';
import type { Palette } from '../drawing/palette';
import { teamCitrus } from '../drawing/citrus';
import { Sheet, page } from './Sheet';

const BIOS_PER_PAGE = 3;
const BADGE = 92;
const TEXT_LEFT = page.margin + BADGE + 24;

export function executiveBios(palette: Palette): Promise<Uint8Array> {
  const { title, heading, picture } = pressTexts.bios;
  const sheet = new Sheet({ title, author: company.fullName, palette });
  sheet.text('P', company.name, { y: 50, size: 15, weight: 700, color: 'brand' });
  sheet.text('H1', heading, { y: 74, size: 42, weight: 700 });
  sheet.text('P', picture, { y: 128, color: 'muted' });
  sheet.moveTo(168);
  team.forEach((member, index) => {
    if (index > 0 && index % BIOS_PER_PAGE === 0) {
      notice(sheet);
      sheet.nextPage();
    }
    bio(sheet, member);
  });
  notice(sheet);
  return sheet.file();
}

/** Adds the notice to each page, since pages may be printed or shared separately. */
function notice(sheet: Sheet): void {
  sheet.rule(sheet.y);
  sheet.text('P', `${company.demoNotice} ${pressTexts.asOf}`, { y: sheet.y + 12, size: 8.5, color: 'muted' });
}

function bio(sheet: Sheet, member: (typeof team)[number]): void {
  const top = sheet.y;
  sheet.rule(top);
  sheet.citrus(teamCitrus(member.id), page.margin, top + 16, BADGE);
  sheet.text('H2', member.name, { x: TEXT_LEFT, y: top + 16, size: 18, weight: 700 });
  sheet.text('P', member.position, { x: TEXT_LEFT, y: top + 39, color: 'muted' });
  sheet.text('P', member.bio, { x: TEXT_LEFT, y: top + 60 });
  sheet.text('P', `Knows: ${member.expertise.join(', ')}`, { x: TEXT_LEFT, y: sheet.y + 6 });
  sheet.text('P', member.email, { x: TEXT_LEFT, color: 'muted' });
  sheet.moveTo(sheet.y + 18);
}
