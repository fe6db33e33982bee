import { aboutPage } from '../../content/company/about';
import { billingUnits } from '../../content/billingUnits';
import { caseStats } from '../../content/company/caseStudies';
import { company } from '../../content/company';
import { mediaContacts } from '../../content/news/page';
import { boilerplate, pressTexts } from '../../content/news/press';
import { plans } from '../../content/pricing/pricing';
import { catalog } from '../../content/products/catalog';
import { shopAreas } from '../../content/lists/shopAreas';
import { serviceSlugs } from '../../content/slugs';
import { serviceTitles } from '../../content/lists/titles.computed';
import { planPriceText } from '../../content/pricing/prices';
import type { PricingPlan } from '../../content/types';
import { billingPeriods } from '../../domain/billing';
import { formatMoney } from '../../domain/money';
import type { Palette } from '../drawing/palette';
import { shopCitrus } from '../drawing/citrus';
import { Sheet, page } from './Sheet';

const { street, city, region, postalCode } = company.address;

const facts: readonly (readonly [term: string, texts: readonly string[]])[] = [
  ['Company', [`${company.fullName}, known as ${company.name}`]],
  ['Founded', [`${company.founded} in ${company.location}, by ${company.founder}`]],
  ['Office', [`${street}, ${city}, ${region} ${postalCode}`]],
  ['Mission', [aboutPage.mission]],
  [
    `${serviceSlugs.length} services`,
    shopAreas.map(
      ({ title, services }) => `${title}: ${services.map((slug) => serviceTitles[slug]).join(', ')}`,
    ),
  ],
  [
    `${catalog.length} products`,
    [
      `Monthly prices: ${catalog.map(({ name, priceCents }) => `${name} (${formatMoney(priceCents)})`).join(', ')}`,
    ],
  ],
  [`${plans.length} plans`, plans.map((plan) => `${plan.name}: ${priceText(plan)}`)],
  [
    'Figures',
    [
      caseStats
        .map(({ value, label }) => `${value} ${label.slice(0, 1).toLowerCase()}${label.slice(1)}`)
        .join(', '),
    ],
  ],
  [
    'Press',
    mediaContacts.map(
      ({ name, role, email, phone }) => `${name}, ${role}: ${email}, ${unbroken(phone.display)}`,
    ),
  ],
];

export function factSheet(palette: Palette): Promise<Uint8Array> {
  const { title, heading, picture } = pressTexts.factSheet;
  const sheet = new Sheet({ title, author: company.fullName, palette });
  const column = 300;
  sheet.citrus(shopCitrus(serviceSlugs), page.width - page.margin - 170, 44, 170);
  sheet.text('P', company.name, { y: 50, size: 15, weight: 700, color: 'brand', width: column });
  sheet.text('H1', heading, { y: 74, size: 42, weight: 700, width: column });
  sheet.text('P', boilerplate, { y: 132, width: column });
  sheet.text('Caption', picture, {
    x: page.width - page.margin - 170,
    y: 224,
    width: 170,
    size: 8.5,
    color: 'muted',
  });
  sheet.moveTo(262);
  sheet.table(facts, 84);
  sheet.text('P', `${company.demoNotice} ${pressTexts.asOf}`, { y: sheet.y + 12, size: 8.5, color: 'muted' });
  return sheet.file();
}

function priceText({ id, price }: PricingPlan): string {
  return price === 'Custom'
    ? 'priced by quote'
    : billingPeriods
        .map((billing) => `${planPriceText(id, billing)} a ${billingUnits[billing]}`)
        .join(' or ');
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
