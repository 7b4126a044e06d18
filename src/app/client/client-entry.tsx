/** Starts the signed-in product in the browser. */
import '#client/styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#client/api/query-client.ts';
import { Texts } from '#client/texts.tsx';
import { Toaster } from '#client/toast/toaster.tsx';
import { LinkProvider } from '#client/ui/link.tsx';
import { TooltipProvider } from '#client/ui/tooltip.tsx';
import { catalogEn } from './catalog.ts';
import { language, readerTimeZone } from './language.ts';
import { createAppRouter } from './router.tsx';
import { RouterLink } from './router-link.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
const root = document.getElementById('app');
if (!root) throw new Error('The page has no place for the app');

createRoot(root).render(
  <StrictMode>
    <Texts language={language} messages={catalogEn} timeZone={readerTimeZone()}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={RouterLink}>
          <TooltipProvider>
            <RouterProvider router={router} />
            <Toaster />
          </TooltipProvider>
        </LinkProvider>
      </QueryClientProvider>
    </Texts>
  </StrictMode>,
);
