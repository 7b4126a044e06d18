/** Starts the signed-in product in the browser. */
import '#client/styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#client/api/query-client.ts';
import { signInActionAfter } from '#client/session-ended.ts';
import { Toaster } from '#client/toast/toaster.tsx';
import { LinkProvider } from '#client/ui/link.tsx';
import { TooltipProvider } from '#client/ui/tooltip.tsx';
import { documentLanguage } from './language.ts';
import { loadProductTranslation } from './load-product-texts.ts';
import { setErrorLanguage } from './product-errors.ts';
import { ProductTexts } from './product-texts.tsx';
import { createAppRouter } from './router.tsx';
import { RouterLink } from './router-link.tsx';

const queryClient = createQueryClient(signInActionAfter);
const router = createAppRouter(queryClient);
const root = document.getElementById('app');
if (!root) throw new Error('The page has no root element for the app');

const translation = await loadProductTranslation(documentLanguage());
setErrorLanguage(translation);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ProductTexts initial={translation}>
        <LinkProvider component={RouterLink}>
          <TooltipProvider>
            <RouterProvider router={router} />
          </TooltipProvider>
          <Toaster />
        </LinkProvider>
      </ProductTexts>
    </QueryClientProvider>
  </StrictMode>,
);
