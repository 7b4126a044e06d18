/** The product's name and public addresses. Pages, emails and metadata import them from here. */
export const brand = {
  name: 'Puente',
  tagline: 'Where U.S. businesses meet Latin American talent',
  supportEmail: 'support@puente.example',
  location: 'Latin America & United States',
  social: {
    linkedin: 'https://www.linkedin.com/company/puente-example',
    facebook: 'https://www.facebook.com/puente.example',
    instagram: 'https://www.instagram.com/puente.example',
    x: 'https://x.com/puente_example',
  },
} as const;

/** Returns a page title followed by the product's name. */
export const toPageTitle = (title: string): string => `${title} · ${brand.name}`;
