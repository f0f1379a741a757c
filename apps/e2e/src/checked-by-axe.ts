import type { Page } from '@playwright/test';

/**
 * Whether axe checks a screen that is opened in both languages at both widths: in Bangla on the phone, in English on
 * the desktop. What axe finds depends on the language or the width, hardly ever on both, and it takes longer than the
 * page itself.
 */
export function isCheckedByAxe(page: Page, language: string): boolean {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  return language === (isPhone ? 'bn' : 'en');
}
