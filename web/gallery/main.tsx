import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { areaOf } from '../src/languages/areas.js';
import { sentenceSource } from '../src/languages/sentence-source.js';
import { queryClient } from '../src/lib/api/query-client.js';
import { prepareArea, translateFrom } from '../src/lib/i18n/language.js';
import { Gallery } from './gallery.js';
import { firstStory } from './stories.js';
import { applyView, viewOf } from './view.js';
import '../src/theme/tokens.css';
import '../src/theme/base.css';
import '../src/theme/print.css';

translateFrom(sentenceSource);
await Promise.all([...new Set(Object.values(areaOf))].map((area) => prepareArea(area)));
const view = viewOf(location.search, firstStory);
await applyView(view);

/** Links of a story lead nowhere, so the gallery stays open. */
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Suspense>
          <Gallery start={view} />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>
  </StrictMode>,
);
