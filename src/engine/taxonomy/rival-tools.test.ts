import { describe, expect, it } from 'vitest';
import { compatibility } from '../matching.domain.ts';
import { parseToolGroups } from './skill-lines.ts';
import { skillCredit, skillKey } from './skills.ts';
import { TOOL_GROUPS } from './words/skill-families.ts';

const groups = TOOL_GROUPS.flatMap(parseToolGroups);

describe('programs that do the same work', () => {
  it('are separate skills that earn partial credit for each other', () => {
    const wrong = groups.flatMap(({ tools }) =>
      tools.flatMap(({ id, label }, index) =>
        tools.slice(index + 1).flatMap((other) => {
          const credits = [skillCredit(id, other.id), skillCredit(other.id, id)];
          return id !== other.id && credits.every((credit) => credit >= 0.3 && credit <= 0.7)
            ? []
            : [`${label}, ${other.label}: ${credits.join(' ')}`];
        }),
      ),
    );
    expect(groups.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['ADP', 'Gusto'],
    ['ADP', 'Paychex'],
    ['Gusto', 'Paychex'],
    ['Civil 3D', 'AutoCAD 2D'],
    ['Dentrix', 'Eaglesoft'],
    ['Dentrix', 'Open Dental'],
    ['AppFolio', 'Yardi'],
    ['Buildium', 'Rent Manager'],
    ['Bluebeam', 'Procore'],
    ['Kareo', 'Epic EHR'],
    ['Cerner', 'athenahealth'],
    ['Gorgias', 'Freshdesk'],
    ['Help Scout', 'Zendesk'],
    ['QuickBooks Online', 'Xero'],
    ['Expensify', 'SAP Concur'],
    ['Greenhouse', 'Lever'],
    ['Outreach.io', 'Salesloft'],
    ['Apollo.io', 'ZoomInfo'],
    ['EZLynx', 'Applied Epic'],
    ['DAT', 'Truckstop'],
    ['Dotloop', 'SkySlope'],
    ['kvCORE', 'Follow Up Boss'],
    ['Clio', 'MyCase'],
    ['ServiceTitan', 'Jobber'],
    ['Helium 10', 'Jungle Scout'],
    ['Klaviyo', 'Mailchimp'],
    ['SEMrush', 'Ahrefs'],
    ['Zapier', 'Make'],
    ['Excel', 'Google Sheets'],
    ['GitHub', 'Bitbucket'],
    ['Vercel', 'Netlify'],
    ['CPT', 'ICD-10'],
  ])('%s and %s are related but different', (first, second) => {
    expect(skillKey(first)).not.toBe(skillKey(second));
    for (const [required, offered] of [
      [first, second],
      [second, first],
    ] as const) {
      const credit = skillCredit(skillKey(required), skillKey(offered));
      expect(credit).toBeGreaterThanOrEqual(0.3);
      expect(credit).toBeLessThanOrEqual(0.7);
    }
  });

  it('earn partial credit if a different program is required', () => {
    const job = { title: 'Bookkeeper', requiredSkills: ['Gusto', 'QuickBooks'] };
    const skillsScore = (...names: string[]) =>
      compatibility(job, { jobTitle: 'Bookkeeper', skills: names }).factors.find(({ factor }) => factor === 'skills')
        ?.score ?? 0;
    const [exact, rival, none] = [
      skillsScore('Gusto', 'QuickBooks'),
      skillsScore('ADP', 'Xero'),
      skillsScore('Welding', 'Plumbing'),
    ];
    expect(exact).toBe(100);
    expect(rival).toBeGreaterThan(none);
    expect(rival).toBeLessThan(75);
  });
});

describe('programs and fields of work', () => {
  it.each([
    ['Notion', 'Customer service'],
    ['Confluence', 'Customer service'],
    ['OneNote', 'Customer service'],
    ['Gmail', 'Administrative assistance'],
    ['Outlook', 'Administrative assistance'],
    ['DocuSign', 'Administrative assistance'],
    ['Otter.ai', 'Sales'],
    ['Fireflies.ai', 'Sales'],
    ['Pendo', 'Customer service'],
    ['RingCentral', 'Networking'],
    ['HackerRank', 'Psychology'],
    ['DISC assessment', 'Psychology'],
    ['PayPal', 'API integration'],
  ])('%s does not prove %s', (program, field) => {
    expect(skillKey(program)).not.toMatch(/^~/);
    expect(skillKey(field)).not.toMatch(/^~/);
    expect(skillCredit(skillKey(field), skillKey(program))).toBe(0);
    expect(skillCredit(skillKey(program), skillKey(field))).toBe(0);
  });

  it.each([
    ['Zendesk', 'Customer service'],
    ['Intercom', 'Customer service'],
    ['Gainsight', 'Customer success'],
    ['Notion', 'Knowledge base management'],
    ['Gmail', 'Inbox management'],
    ['DocuSign', 'Document management'],
    ['Otter.ai', 'Meeting notes'],
    ['Gong', 'Sales'],
    ['RingCentral', 'VoIP'],
    ['Stripe', 'Payment gateways'],
    ['QuickBooks', 'Bookkeeping'],
  ])('%s earns credit for %s', (program, field) => {
    expect(skillCredit(skillKey(field), skillKey(program))).toBeGreaterThanOrEqual(0.6);
  });
});

describe('programs of the trades', () => {
  it.each(
    `EZLynx, Applied Epic, AMS360, HawkSoft, DAT, Truckstop, McLeod, TruckingOffice, Availity, CPT, ICD-10, HCPCS, Dotloop, SkySlope, MLS,
    kvCORE, Follow Up Boss, BoomTown, Buildium, AppFolio, Yardi, RentManager, Clio, MyCase, PracticePanther, LawPay, PACER, QuickBooks Online,
    QuickBooks Desktop, Xero, Bill.com, Expensify, Gusto, ADP, Paychex, Rippling, Deel, BambooHR, Greenhouse, Lever, Workable, HubSpot, Salesforce,
    Pipedrive, Apollo.io, ZoomInfo, Outreach, Salesloft, Gong, Zendesk, Freshdesk, Gorgias, Intercom, Help Scout, Aircall, RingCentral, Dialpad,
    Five9, Shopify, WooCommerce, BigCommerce, Amazon Seller Central, Helium 10, Jungle Scout, Klaviyo, Mailchimp, ActiveCampaign, Meta Ads,
    Google Ads, TikTok Ads, SEMrush, Ahrefs, Canva, CapCut, Premiere, After Effects, Figma, ServiceTitan, Jobber, Housecall Pro, Procore,
    Buildertrend, CoConstruct, Bluebeam, PlanSwift, Xactimate, Revit, AutoCAD, Civil 3D, SketchUp, SolidWorks, Dentrix, Eaglesoft, Open Dental,
    Epic, Cerner, athenahealth, eClinicalWorks, Kareo, Tebra, DrChrono, SimplePractice, Calendly, Notion, Asana, Trello, ClickUp, Monday.com,
    Airtable, Zapier, Make, GoHighLevel, Slack, Loom, LastPass`
      .split(',')
      .map((name) => name.trim()),
  )('include %s', (name) => {
    expect(skillKey(name)).not.toMatch(/^~/);
  });

  it.each([
    ['Grading', 'student-assessment'],
    ['Grading', 'earthwork-grading'],
    ['Sourcing', 'candidate-sourcing'],
    ['Sourcing', 'procurement'],
    ['CSR', 'customer-service'],
    ['CSR', 'insurance-customer-service'],
    ['CSR', 'corporate-social-responsibility'],
    ['Apollo', 'apolloio'],
    ['Apollo', 'apollo-graphql'],
    ['Epic', 'epic-systems'],
    ['Epic', 'applied-epic'],
  ])('the ambiguous name %s earns partial credit for %s', (name, sense) => {
    const credit = skillCredit(sense, skillKey(name));
    expect(credit).toBeGreaterThanOrEqual(0.3);
    expect(credit).toBeLessThanOrEqual(0.7);
  });

  it('include LinkedIn Recruiter, which counts as recruiting and not as procurement', () => {
    expect(skillCredit('candidate-sourcing', skillKey('LinkedIn Recruiter'))).toBeGreaterThan(0.8);
    expect(skillCredit('procurement', skillKey('LinkedIn Recruiter'))).toBe(0);
  });
});
