import { createEvent, fireEvent, render, screen, act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { FileField } from '../../src/components/fields/FileField';
import { useToday } from '../../src/components/hooks/useToday';
import { reportMissingChunk } from '../../src/components/loading/loadingLine';
import { ContentLink } from '../../src/components/ui/ContentLink';
import { SettledAnnouncement } from '../../src/components/ui/SettledAnnouncement';
import { setClock } from '../support/clock';
import { words } from '../support/words';

describe('A link from data', () => {
  const show = (href: string, download?: boolean) =>
    render(
      <MemoryRouter>
        <ContentLink href={href} download={download}>
          Follow me
        </ContentLink>
      </MemoryRouter>,
    );

  test.each(words('https://d3js.org/ mailto:press@tangelo.example /faq #summary'))('links to %s', (href) => {
    show(href);
    expect(screen.getByRole('link', { name: 'Follow me' })).toHaveAttribute('href', href);
  });

  test('can be a download', () => {
    show('/downloads/fact-sheet.pdf', true);
    expect(screen.getByRole('link', { name: 'Follow me' })).toHaveAttribute('download');
  });

  test.each(['javascript:alert(1)', 'data:text/html,hello', '//evil.example', '/\\evil.example'])(
    'to %s is rendered as plain text',
    (href) => {
      show(href);
      expect(screen.getByText('Follow me')).toBeInTheDocument();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    },
  );
});

describe('A file field', () => {
  test('opens the same file again, which may have changed', async () => {
    const opened = jest.fn();
    render(<FileField label="Open a file" accept=".csv" onOpen={opened} />);
    const file = new File(['price,quantity'], 'sales.csv', { type: 'text/csv' });
    const user = userEvent.setup();
    await user.upload(screen.getByLabelText('Open a file'), file);
    await user.upload(screen.getByLabelText('Open a file'), file);
    expect(opened.mock.calls).toEqual([[file], [file]]);
  });

  describe('with something dropped anywhere on the page', () => {
    const file = new File(['price,quantity'], 'sales.csv', { type: 'text/csv' });
    const drop = (files: readonly File[], { isDirectory = false, types = ['Files'] } = {}) => {
      const opened = jest.fn();
      render(<FileField label="Open a file" accept=".csv" onOpen={opened} />);
      const items = files.map(() => ({ webkitGetAsEntry: () => ({ isDirectory }) }));
      const event = createEvent.drop(document.body, { dataTransfer: { files, items, types } });
      fireEvent(document.body, event);
      return { opened: opened.mock.calls, isTaken: event.defaultPrevented };
    };

    test('opens a file', () => {
      expect(drop([file])).toEqual({ opened: [[file]], isTaken: true });
    });

    test('says that it opens one file at a time', () => {
      expect(drop([file, file])).toEqual({ opened: [], isTaken: true });
      expect(screen.getByRole('status')).toHaveTextContent('Drop a single file.');
    });

    test('says what to do with a folder', () => {
      expect(drop([new File([], 'sales')], { isDirectory: true })).toEqual({ opened: [], isTaken: true });
      expect(screen.getByRole('status')).toHaveTextContent('is a folder. Open it, and drop a file from it.');
    });

    test('leaves words to the fields', () => {
      expect(drop([], { types: ['text/plain'] })).toEqual({ opened: [], isTaken: false });
    });
  });
});

test('a retry that fails leaves the loading line’s message, and the focus on its link', () => {
  document.body.innerHTML = '<div id="loading" role="status"></div>';
  reportMissingChunk();
  screen.getByText('Reload the page').focus();
  reportMissingChunk();
  expect(screen.getByText('Reload the page')).toHaveFocus();
  document.body.replaceChildren();
});

describe('A settled announcement', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('announces a changing text once, half a second after its last change', () => {
    jest.useFakeTimers();
    const { rerender } = render(<SettledAnnouncement text="$10" />);
    for (const text of ['$11', '$12', '$13']) {
      rerender(<SettledAnnouncement text={text} />);
      act(() => {
        jest.advanceTimersByTime(499);
      });
      expect(screen.getByRole('status')).toHaveTextContent('$10');
    }
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.getByRole('status')).toHaveTextContent('$13');
  });
});

describe('Today’s date', () => {
  function Today() {
    return <p>{useToday() ?? 'no day'}</p>;
  }

  afterEach(() => {
    jest.useRealTimers();
  });

  test('is null in a prerendered page, which may be read on another day', () => {
    expect(renderToString(<Today />)).toBe('<p>no day</p>');
  });

  test('uses the visitor’s time zone', () => {
    setClock(new Date(2028, 1, 29, 23, 59));
    render(<Today />);
    expect(screen.getByText('2028-02-29')).toBeVisible();
  });

  test('updates when a page that was left open becomes visible again', () => {
    setClock(new Date(2028, 1, 29, 23, 59));
    render(<Today />);
    setClock(new Date(2028, 2, 1, 8, 0));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('2028-03-01')).toBeVisible();
  });

  test('updates at midnight on a visible page', () => {
    jest.useFakeTimers({ now: new Date(2028, 1, 28, 23, 59) });
    render(<Today />);
    for (const day of ['2028-02-29', '2028-03-01']) {
      act(() => {
        jest.advanceTimersByTime(24 * 60 * 60 * 1000);
      });
      expect(screen.getByText(day)).toBeVisible();
    }
  });
});
