import { format, max, scaleBand, scaleLinear, select } from 'd3';

const percent = format('.0%');

/** Draws a bar per size. Call it again to update the bars. */
export function drawReturns(svg, rows) {
  const width = 560;
  const height = rows.length * 28;
  // Keeps the domain from being empty if nothing was returned.
  const most = max(rows, (row) => row.returned) || 1;
  const x = scaleLinear([0, most], [0, width - 110]);
  const y = scaleBand(
    rows.map((row) => row.size),
    [0, height],
  ).padding(0.25);

  const bars = select(svg)
    .attr('viewBox', `0 0 ${width} ${height}`)
    .selectAll('g')
    .data(rows, (row) => row.size) // matches rows to bars
    .join((enter) => {
      const bar = enter.append('g');
      bar.append('text').attr('class', 'size').attr('y', 15);
      bar.append('rect').attr('x', 48).attr('height', 21);
      bar.append('text').attr('class', 'share').attr('y', 15);
      return bar;
    });

  bars.attr('transform', (row) => `translate(0, ${y(row.size)})`);
  bars.select('.size').text((row) => row.size);
  bars.select('rect').attr('width', (row) => x(row.returned));
  bars
    .select('.share')
    .attr('x', (row) => 56 + x(row.returned))
    .text((row) => percent(row.returned));
}
