import { table } from '../support/table';
import { growthRows } from './scale';
import { measureTables } from './tables';

function printTable(...parts: Parameters<typeof table>): void {
  process.stdout.write(`\n${table(...parts)}\n`);
}

printTable('Growth', ['what', 'of how many', 'median, ms', 'ratio'], growthRows());
printTable('Tables in a demo’s worker', ['what', 'ms', 'longest step, ms', 'steps'], measureTables());
