/** English text for the pricing page. `{…}` is a brand fact. */
import { brand } from '#shared/brand.ts';
import { feeEn } from '#shared/words/fee.en.ts';

export const pricingEn = {
  eyebrow: 'Pricing',
  title: 'You pay only when you hire.',
  lead: `No upfront fees and no subscription. On ${brand.name}, it’s free to post jobs, read profiles, send messages and interview.`,
  factsTitle: 'What it costs and what you get',
  before: {
    title: 'Before you hire',
    figure: '$0',
    text: 'Post jobs, see who fits, invite and interview. For professionals, it’s free from start to finish.',
  },
  fee: {
    title: 'When you hire',
    known: '{percent}%',
    open: 'One fee',
    text: feeEn,
  },
  pay: {
    title: 'The professional’s pay',
    figure: 'You both decide',
    text: 'You and the professional agree on the pay. Profiles can list a rate, and our role pages show monthly ranges. When you write a job post, you’ll see what people ask for, if enough of them list a rate.',
  },
  guarantee: {
    title: 'The guarantee',
    figure: '{months} months',
    text: 'If a hire doesn’t work out, we’ll look for a replacement at no additional fee. Once the terms of a hire are saved, its page shows when the guarantee ends.',
  },
  questionsTitle: 'Questions about money and employment',
  questions: {
    when: {
      question: 'When do I pay?',
      answer:
        'When a candidate accepts your offer, or when you mark someone as hired. There are no upfront fees, and if your search ends without a hire, you pay nothing.',
    },
    fee: {
      question: 'How much is the fee?',
      answer: feeEn,
    },
    refund: {
      question: 'Do I get the fee back if a hire doesn’t work out?',
      known:
        'Yes, in full, if the hire ends within {days} days of the start. After that, the guarantee applies for the rest of the first {months} months: we’ll look for a replacement at no additional fee.',
      open: 'We don’t promise refunds. If a hire doesn’t work out in the first {months} months, we’ll look for a replacement at no additional fee.',
    },
    guarantee: {
      question: 'What does the guarantee cover?',
      answer:
        'The first {months} calendar months from the start date. To claim it, go to Hires in the menu. The replacement is recorded there, too.',
    },
    status: {
      question: 'Are the professionals employees or contractors?',
      contractor:
        'They work for you as independent contractors, under the terms of the offer they accepted. Ask your legal or tax advisor whether that’s right for the way you work together.',
      employer:
        'They’re employed in their country by an employer of record, which invoices you. You direct the work; the employer of record takes care of payroll and compliance with local law.',
      open: `${brand.name} doesn’t employ them. The offer states pay, hours and dates. Whether they work for you as an employee or a contractor is up to the two of you. The right choice depends on their country and on how you work together, so ask your legal or tax advisor.`,
    },
    professionals: {
      question: 'Do professionals pay anything?',
      answer: 'No. It’s free for them to apply, get verified and get hired.',
    },
  },
} as const;
