import { expose } from 'comlink';
import { readWorkbook } from './workbook';

expose(readWorkbook);
